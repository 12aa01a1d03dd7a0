import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { runnerImport, type Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const literalParser = fileURLToPath(new URL('../src/i18n/literalParser.ts', import.meta.url));

const TEXTS =
  /[\\/]web[\\/]src[\\/]i18n[\\/](?:en|es)[\\/](?!index|everyPage|wayIn|signedIn|talentPages|agencyPages|audit\.)\w+\.ts$|[\\/]domain[\\/]src[\\/]messages[\\/](?:field|form)-errors\.(?:en|es)\.ts$/;
/** What a text must contain to be more than itself: a value, a plural's number, an apostrophe that guards one, a tag. */
const SYNTAX = /[{}#'<]/;

type Texts = Readonly<Record<string, string>>;

const compile = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, SYNTAX.test(text) ? parse(text) : text]),
  );

/**
 * Ships catalogs as the formatter reads them, so that no page brings a parser along (see `literalParser.ts`). A text
 * that cannot be read fails the build.
 */
export const compiledCatalogs = (): Plugin => ({
  name: 'compiled-catalogs',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === PARSER ? literalParser : null),
  async load(id) {
    if (!TEXTS.test(id)) return null;
    const { module, dependencies } = await runnerImport<Readonly<Record<string, Texts>>>(id);
    for (const file of dependencies) this.addWatchFile(file);
    const lines = Object.entries(module).map(
      ([name, texts]) => `export const ${name} = ${JSON.stringify(compile(texts))};`,
    );
    return { code: lines.join('\n'), moduleSideEffects: false };
  },
});
