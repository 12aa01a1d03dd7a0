import type { EmotionCache } from '@emotion/cache';

const DARK = '[data-theme="dark"]';

const tag = (name: string, css: string): string =>
  `<style data-emotion="${name}">${css.replaceAll('</', '<\\/')}</style>`;

/** Dark scheme for readers without scripts; otherwise the page's script sets the attribute. */
const pickDarkRules = (css: string): string =>
  css
    .split('}')
    .filter((rule) => rule.includes(DARK) && !rule.includes('@'))
    .map((rule) => `${rule.replaceAll(DARK, ':root')}}`)
    .join('');

/** Returns the styles of a rendered page as elements that Emotion adopts in the browser. */
export const collectStyles = ({ key, inserted, registered }: EmotionCache): string => {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isClass = ([name]: readonly [string, string]) => registered[`${key}-${name}`] !== undefined;
  const classes = rules.filter(isClass);
  const toCss = (some: typeof rules) => some.map(([, rule]) => rule).join('');

  return [
    ...rules.filter((rule) => !isClass(rule)).map(([name, rule]) => tag(`${key}-global ${name}`, rule)),
    tag(`${key} ${classes.map(([name]) => name).join(' ')}`, toCss(classes)),
    `<noscript><style>@media (prefers-color-scheme:dark){${pickDarkRules(toCss(rules))}}</style></noscript>`,
  ].join('');
};
