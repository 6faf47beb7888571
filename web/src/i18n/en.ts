// What the page itself says in one language, in one chunk.
export default Object.values(
  import.meta.glob<string>("../../../locales/en/{kernel,server,web,web-match,web-site}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
