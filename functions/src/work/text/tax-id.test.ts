import { describe, expect, it } from 'vitest';
import { isTaxId, normalizeTaxId } from './tax-id.ts';

describe('a tax id', () => {
  it.each([
    ['ESP', 'B58378431'],
    ['ESP', '54362315K'],
    ['ESP', 'ES B-58378431'],
    ['DEU', 'DE 136 695 976'],
    ['FRA', 'FR 40 303 265 045'],
    ['GBR', 'GB 980 7806 84'],
    ['ITA', '00743110157'],
    ['MEX', 'GODE561231GR8'],
    ['SWE', 'SE 556188-8404 01'],
    ['GRC', 'EL 094259216'],
    ['ARG', '20-05536168-2'],
    ['KEN', 'P051234567A'],
  ])('of %s may be %s', (country, value) => expect(isTaxId(value, country)).toBe(true));

  it.each([
    ['ESP', 'B58378432'],
    ['ESP', '54362315A'],
    ['DEU', 'DE136695978'],
    ['FRA', 'B58378431'],
    ['ITA', '00743110158'],
    ['GBR', 'hello'],
    ['SWE', 'NONSENSE'],
    ['ARG', '12'],
    ['KEN', 'any text'],
  ])('of %s cannot be %s', (country, value) => expect(isTaxId(value, country)).toBe(false));

  it('is stored without blanks, dots and dashes', () =>
    expect(normalizeTaxId('es b-58.378/431 ')).toBe('ESB58378431'));
});
