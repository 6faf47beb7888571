// Every sentence of one language, in one chunk. The terminal's own words stay out.
export default Object.values(
  import.meta.glob<string>(["../../../locales/fr/*.ftl", "!**/cli.ftl", "!**/primer.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
