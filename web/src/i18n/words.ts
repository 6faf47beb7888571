// Messages as sentences of one language: the twin of crates/words, over the same Fluent files.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

/** A key and what fills its places, as the server says it. */
export type Message = { key: string; args?: Record<string, unknown> };

/** What is said instead of a key's own sentence: another key's, or a name. */
export type Names = Record<string, { alias: string } | { call: string }>;

/** Who reads or listens, as a word: sentences about a seat choose their verb by it (`$seat-who`). */
export const YOU = "kernel-you";

type Args = Record<string, FluentVariable>;

/** Suffix of the argument, what goes between the items, and before the last one. */
const WAYS = [
  ["", "kernel-list-comma", "kernel-list-and"],
  ["-or", "kernel-list-comma", "kernel-list-or"],
  ["-then", "kernel-list-then", "kernel-list-then"],
  ["-slash", "kernel-list-slash", "kernel-list-slash"],
] as const;

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

/** `CAP($text)`: the text with a capital first letter. */
function cap([value]: FluentValue[]): FluentValue {
  if (typeof value !== "string") return value ?? "";
  const [first = "", ...rest] = value;
  return first.toLocaleUpperCase() + rest.join("");
}

/** `DE($name)`: a French name after its « de », which loses its vowel before another one. */
function de([value]: FluentValue[]): FluentValue {
  if (typeof value !== "string") return value ?? "";
  return (/^[AEIOUÀÂÉÈÊÎÔ]/i.test(value) ? "d’" : "de ") + value;
}

/** The words of one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #added = new Set<string>();

  constructor(
    readonly lang: string,
    files: string[],
    readonly names: Names = {},
    bundle?: FluentBundle,
  ) {
    this.#bundle = bundle ?? new FluentBundle(lang, { useIsolating: false, functions: { CAP: cap, DE: de } });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** The same words with the names of a match. */
  withNames(names: Names): Words {
    return new Words(this.lang, [], names, this.#bundle);
  }

  /** Adds a file of sentences. */
  add(name: string, file: string): void {
    this.#added.add(name);
    this.#bundle.addResource(new FluentResource(file));
  }

  /** Whether a file has been added. */
  knows(name: string): boolean {
    return this.#added.has(name);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message as a sentence. What has no sentence shows as `[key]`. */
  say(message: Message): string {
    const args = this.#arguments(message.args ?? {});
    const instead = this.names[message.key];
    if (instead && "call" in instead) return instead.call;
    return this.#format(instead ? instead.alias : message.key, args);
  }

  /** The sentence of a key with arguments; a dot asks for an attribute. */
  text(key: string, args: Record<string, unknown> = {}): string {
    return this.say({ key, args });
  }

  #format(key: string, args: Args): string {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return `[${key}]`;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  #arguments(args: Record<string, unknown>): Args {
    const filled: Args = {};
    for (const [name, value] of Object.entries(args)) this.#argument(name, value, filled);
    return filled;
  }

  /** Puts in one argument, and whatever else a sentence may use of it: its cases, or the ways to join it. */
  #argument(name: string, value: unknown, into: Args): void {
    if (typeof value === "number" || typeof value === "string") into[name] = value;
    else if (Array.isArray(value)) {
      const said = value.map((item) => this.#item(item));
      into[`${name}-count`] = said.length;
      for (const [suffix, between, last] of WAYS) into[name + suffix] = this.#joined(said, between, last);
    } else if (isMessage(value)) {
      for (const [suffix, text] of this.#cases(value)) into[name + suffix] = text;
    }
  }

  /** A message inside another one: its own words, and its attributes under `-attribute`. */
  #cases(message: Message): [string, string][] {
    const instead = this.names[message.key];
    if (instead && "call" in instead) return [["", instead.call], ["-who", "other"]];
    const key = instead ? instead.alias : message.key;
    const args = this.#arguments(message.args ?? {});
    const attributes = Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
    return [
      ["", this.#format(key, args)],
      ["-who", key === YOU ? "you" : "other"],
      ...attributes.map((name): [string, string] => [`-${name}`, this.#format(`${key}.${name}`, args)]),
    ];
  }

  #item(item: unknown): string {
    if (Array.isArray(item)) {
      return this.#joined(item.map((one) => this.#item(one)), "kernel-list-comma", "kernel-list-and");
    }
    return isMessage(item) ? this.say(item) : String(item);
  }

  #joined(items: string[], between: string, last: string): string {
    if (items.length < 2) return items[0] ?? "";
    return items.slice(0, -1).join(this.#format(between, {})) + this.#format(last, {}) + items.at(-1);
  }
}
