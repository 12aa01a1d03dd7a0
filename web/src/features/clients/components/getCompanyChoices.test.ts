import { describe, expect, it } from 'vitest';
import { findCompaniesNamed, getCompanyChoices } from './getCompanyChoices.ts';

const makeCompany = (id: string, name: string) => ({ id, name, companyType: 'STUDIO', agencyIds: ['one'] });
const COMPANIES = [makeCompany('a', 'Peña Films'), makeCompany('b', 'Pena'), makeCompany('c', 'Harbour')];
const listShown = (typed: string) =>
  getCompanyChoices(COMPANIES, typed).map((choice) => (choice.kind === 'known' ? choice.company.id : choice));

describe('the companies offered for a name', () => {
  it('are all companies before typing, without a new one', () => {
    expect(listShown('')).toEqual(['a', 'b', 'c']);
    expect(listShown('  ')).toEqual(['a', 'b', 'c']);
  });

  it('are those that contain the typed text, ignoring accents, and a new one of that name', () => {
    expect(listShown('peñ')).toEqual(['a', 'b', { kind: 'new', name: 'peñ' }]);
    expect(listShown(' Nobody ')).toEqual([{ kind: 'new', name: 'Nobody' }]);
  });

  it('do not include a second company of the same name', () => {
    expect(listShown('HARBOUR')).toEqual(['c']);
    expect(listShown('peña  films ')).toEqual(['a']);
    expect(findCompaniesNamed(COMPANIES, 'peña').map(({ id }) => id)).toEqual(['b']);
  });
});
