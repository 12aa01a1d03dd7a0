import { describe, expect, it } from 'vitest';
import { makeLicence } from '../pricing/price.samples.ts';
import { getWantedUses } from './wanted-uses.ts';

const project = {
  agencyId: 'a',
  companyId: 'c',
  brand: 'Solera',
  brandCategory: 'BANKING',
  airDate: '2031-05-01',
  media: ['TV', 'RADIO'],
  countries: ['ESP', 'PRT'],
};
const TODAY = '2031-03-01';
const read = (...input: Parameters<typeof getWantedUses>) =>
  getWantedUses(...input).map(({ media, territory, from, to }) => `${media} ${territory} ${from} ${to}`);

describe('the planned uses of a project', () => {
  it('are its licensed uses, without duplicates, regardless of other terms', () => {
    const licences = [makeLicence('1'), makeLicence('2', ['2Y', 'TV', 'EU']), makeLicence('3')];
    expect(read(project, licences, TODAY)).toEqual([
      'INTERNET ESP 2031-05-01 2032-04-30',
      'TV EU 2031-05-01 2033-04-30',
    ]);
    expect(getWantedUses(project, licences, TODAY)[0]).toMatchObject({
      agencyId: 'a',
      brandKey: 'c solera',
      category: 'BANKING',
    });
  });

  it('are the stated media and countries before a licence is added', () => {
    expect(read(project, [], TODAY)).toEqual([
      'TV ESP 2031-05-01 2032-04-30',
      'TV PRT 2031-05-01 2032-04-30',
      'RADIO ESP 2031-05-01 2032-04-30',
      'RADIO PRT 2031-05-01 2032-04-30',
    ]);
    expect(read({ ...project, countries: [], media: [] }, [], TODAY)).toEqual([
      'CUSTOM CUSTOM 2031-05-01 2032-04-30',
    ]);
  });

  it('begin today if the first day on air is past or unknown', () => {
    const [licensed] = [[makeLicence('1')]];
    expect(read({ ...project, airDate: '2031-02-28' }, licensed, TODAY)).toEqual([
      'INTERNET ESP 2031-03-01 2032-02-29',
    ]);
    expect(read({ ...project, airDate: null }, licensed, TODAY)).toEqual([
      'INTERNET ESP 2031-03-01 2032-02-29',
    ]);
  });
});
