import { describe, expect, it } from 'vitest';
import { NO_EXPRESS, readExpress, type ExpressDraft } from './expressValues.ts';

const ASKED = { asksCompany: false, oneVoice: 'Voice', surcharge: 2_500 };
const FILLED: ExpressDraft = {
  ...NO_EXPRESS,
  name: 'Overnight',
  languages: ['spa'],
  assetName: 'Spot',
  format: { code: 'TV', label: 'TV' },
  duration: { code: '1Y', label: '1 year' },
  territoryCover: { code: 'CUSTOM', label: 'Barcelona' },
};

describe('the form of an express project', () => {
  it('sends the one voice, the shown surcharge, and no company for a client', () => {
    expect(readExpress({ ...FILLED, companyId: 'left over' }, ASKED)).toEqual({
      faults: {},
      body: {
        name: 'Overnight',
        brand: '',
        campaignName: '',
        languages: ['spa'],
        characters: ['Voice'],
        asset: { name: 'Spot', spots: 1, lengthSeconds: null, identifiers: [] },
        licence: {
          format: { code: 'TV' },
          duration: { code: '1Y' },
          territoryCover: { code: 'CUSTOM', label: 'Barcelona' },
        },
        message: '',
        surcharge: 2_500,
      },
    });
  });

  it('sends several characters, and the company that staff chose', () => {
    const draft: ExpressDraft = {
      ...FILLED,
      voices: 'several',
      characters: ['Ana', 'Bear'],
      companyId: 'c-1',
    };
    expect(readExpress(draft, { ...ASKED, asksCompany: true }).body).toMatchObject({
      characters: ['Ana', 'Bear'],
      companyId: 'c-1',
    });
  });

  it('reports each missing value at its field', () => {
    const { faults, body } = readExpress(
      { ...NO_EXPRESS, voices: 'several' },
      { ...ASKED, asksCompany: true },
    );
    expect(body).toBeUndefined();

    expect(Object.keys(faults).sort()).toEqual([
      'assetName',
      'characters',
      'companyId',
      'duration',
      'format',
      'languages',
      'name',
      'territoryCover',
    ]);
  });

  it.each<[Partial<ExpressDraft>, string]>([
    [{ spots: '0' }, 'spots'],
    [{ spots: 'two' }, 'spots'],
    [{ lengthSeconds: '36001' }, 'lengthSeconds'],
    [{ voices: 'several', characters: ['Ana', 'Ana'] }, 'characters'],
    [{ assetName: 'x'.repeat(121) }, 'assetName'],
  ])('reports the error of %j at its field', (change, field) => {
    const { faults, body } = readExpress({ ...FILLED, ...change }, ASKED);
    expect([Object.keys(faults), body]).toEqual([[field], undefined]);
  });
});
