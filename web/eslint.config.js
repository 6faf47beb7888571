// What the compiler does not see: promises nobody waits for, conditions that cannot fail, values of unknown type.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Rules that know types, each for a fault that was or could be found in this page. */
const TYPED = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-base-to-string": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-for-in-array": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/no-unsafe-argument": "error",
  "@typescript-eslint/no-unsafe-assignment": "error",
  "@typescript-eslint/no-unsafe-call": "error",
  "@typescript-eslint/no-unsafe-member-access": "error",
  "@typescript-eslint/no-unsafe-return": "error",
  "@typescript-eslint/only-throw-error": "error",
  "@typescript-eslint/prefer-promise-reject-errors": "error",
  "@typescript-eslint/restrict-plus-operands": "error",
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
};

/** In markup the linter does not know what components take; svelte-check does, and sees what these would. */
const MARKUP = Object.fromEntries(Object.keys(TYPED).filter((rule) => /no-unsafe|no-unnecessary/.test(rule)).map((rule) => [rule, "off"]));

const parserOptions = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

export default ts.config(
  { ignores: ["src/**/generated/"] },
  {
    files: ["src/**/*.ts"],
    languageOptions: { parser: ts.parser, parserOptions },
    plugins: { "@typescript-eslint": ts.plugin },
    rules: TYPED,
  },
  ...svelte.configs["flat/base"],
  { files: ["src/**/*.svelte.ts"], languageOptions: { parserOptions: { ...parserOptions, parser: ts.parser } } },
  {
    files: ["src/**/*.svelte"],
    languageOptions: { parserOptions: { ...parserOptions, parser: ts.parser, svelteConfig } },
    plugins: { "@typescript-eslint": ts.plugin },
    rules: { ...TYPED, ...MARKUP, "svelte/no-at-html-tags": "error", "svelte/require-each-key": "error" },
  },
);
