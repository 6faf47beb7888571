// What the page itself says in one language, in one chunk; Endor's words too, because the lobby shows its battle.
export default Object.values(
  import.meta.glob<string>("../../../locales/fr/{kernel,endor,server,web,web-match,web-site}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
