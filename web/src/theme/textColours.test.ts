import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AA_TEXT, getContrast, parseHex } from '@domain/branding/contrast.ts';
import type { SchemeName } from '@domain/branding/surfaces.ts';
import { createAppTheme } from './theme.ts';

/** Colours in use that are for no text on a page, and why. */
const OTHER_COLOURS: Readonly<Record<string, string>> = {
  'text.disabled': 'WCAG exempts disabled controls',
  'primary.contrastText': 'for text on the accent; see accentFor',
  'surface.line': 'for separators of columns',
};
const BACKGROUNDS = ['background.default', 'background.paper', 'surface.sunken', 'surface.raised'];
const SCHEMES: readonly SchemeName[] = ['light', 'dark'];
const ACCENTS = ['#0e6f7c', '#ffe600', '#000000', '#ffffff', '#e4002b'];

/** The colours in `color: 'text.secondary'`, `color={x ? 'a.b' : 'c.d'}` and `color: theme.vars.palette.text.primary`. */
const listColours = (source: string): readonly string[] =>
  [...source.matchAll(/(?<![\w-])color(?:=|: )([^,;>\n]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?:['"]|palette\.)([a-z]+\.[A-Za-z]+)/g)].map(([, colour = '']) => colour),
  );

const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const used = [...new Set(sources.flatMap(listColours))].filter((colour) => !(colour in OTHER_COLOURS));

/** A colour of the theme's palette by its name, such as `text.secondary`. */
const makePalette = (accent: string, scheme: SchemeName) => {
  const { colorSchemes } = createAppTheme(accent, (id) => id);

  return (colour: string) => {
    const found = colour
      .split('.')
      .reduce<unknown>(
        (node, name) => (node as Readonly<Record<string, unknown>> | undefined)?.[name],
        colorSchemes[scheme]?.palette,
      );
    return parseHex(String(found)) ?? expect.fail(`${colour} is not in the palette: ${String(found)}`);
  };
};

describe('text colours', () => {
  it('are found in the components', () => {
    expect(used).toEqual(expect.arrayContaining(['text.primary', 'text.secondary', 'error.main']));
  });

  it(`have a contrast of ${AA_TEXT}:1 on every background, in both schemes and with any accent`, () => {
    const faint = ACCENTS.flatMap((accent) =>
      SCHEMES.flatMap((scheme) => {
        const getColour = makePalette(accent, scheme);
        return used.flatMap((colour) =>
          BACKGROUNDS.map((background) => ({
            name: `${colour} on ${background}, ${scheme}, accent ${accent}`,
            ratio: getContrast(getColour(colour), getColour(background)),
          })),
        );
      }),
    ).filter(({ ratio }) => ratio < AA_TEXT);
    expect(faint).toEqual([]);
  });
});
