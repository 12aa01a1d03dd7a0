import { describe, expect, it } from 'vitest';
import { findCompaniesNamed, getCompanyChoices } from './getCompanyChoices.ts';

const company = (id: string, name: string) => ({ id, name, companyType: 'STUDIO', agencyIds: ['one'] });
const COMPANIES = [company('a', 'Peña Films'), company('b', 'Pena'), company('c', 'Harbour')];
const shown = (typed: string) =>
  getCompanyChoices(COMPANIES, typed).map((choice) => (choice.kind === 'known' ? choice.company.id : choice));

describe('the companies offered for a name', () => {
  it('are all of them before anything is typed, and none to create', () => {
    expect(shown('')).toEqual(['a', 'b', 'c']);
    expect(shown('  ')).toEqual(['a', 'b', 'c']);
  });

  it('hold what was typed, however it is accented, and a new one of that name', () => {
    expect(shown('peñ')).toEqual(['a', 'b', { kind: 'new', name: 'peñ' }]);
    expect(shown(' Nobody ')).toEqual([{ kind: 'new', name: 'Nobody' }]);
  });

  it('offer no second company of a name', () => {
    expect(shown('HARBOUR')).toEqual(['c']);
    expect(shown('peña  films ')).toEqual(['a']);
    expect(findCompaniesNamed(COMPANIES, 'peña').map(({ id }) => id)).toEqual(['b']);
  });
});
