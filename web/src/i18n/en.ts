// Every sentence of one language that the page says, in one chunk.
export default Object.values(
  import.meta.glob<string>("../../../locales/en/{kernel,endor,server,web}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
