// `--name value` pairs from the command line, with defaults that also tell the types.
export function readArguments(defaults) {
  const found = { ...defaults };
  const words = process.argv.slice(2);
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, '');
    if (!(name in defaults) || words[i + 1] === undefined) {
      console.error(`known: ${Object.keys(defaults).map((key) => `--${key}`).join(' ')}`);
      process.exit(1);
    }
    found[name] = typeof defaults[name] === 'number' ? Number(words[i + 1]) : words[i + 1];
  }
  return found;
}

// Servers collect their garbage before their memory is read: `node --expose-gc`, then SIGUSR2.
export function collectWhenAsked() {
  process.on('SIGUSR2', () => {
    if (globalThis.gc) globalThis.gc();
  });
}
