// What was played, small enough for an address: deflated JSON in letters that addresses may have.

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/** Things as a text for an address; empty for none. */
export async function pack(things: unknown[]): Promise<string> {
  if (things.length === 0) return "";
  const bytes = await through(new TextEncoder().encode(JSON.stringify(things)), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The things of such a text; `null` if it is none. */
export async function unpack(text: string): Promise<unknown[] | null> {
  if (text === "") return [];
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const things: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return Array.isArray(things) ? things : null;
  } catch {
    return null;
  }
}
