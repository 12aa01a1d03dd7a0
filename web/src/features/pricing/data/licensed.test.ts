import { describe, expect, it } from 'vitest';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import { estimateSchema } from '@domain/pricing/pricing.schema.ts';
import { toEstimate, getLicensedAssets } from './licensed.ts';

const toInstant = (millis: number) => ({ toMillis: () => millis, toDate: () => new Date(millis) });
const owner = { agencyId: 'a', companyId: 'c', projectId: 'p', voiceId: 'v' };

const makeAsset = (id: string, millis: number): VoiceAsset => ({
  ...owner,
  id,
  name: id,
  spots: 2,
  lengthSeconds: 30,
  createdAt: toInstant(millis),
  updatedAt: toInstant(millis),
});
const makeLicence = (id: string, assetId: string, code: string, millis = 0): Licence => ({
  ...owner,
  id,
  assetId,
  format: { code, label: code, labelEs: code },
  duration: { code: '1Y', label: '1 year', labelEs: '1 año' },
  territoryCover: { code: 'CUSTOM', label: 'custom: Vigo', labelEs: 'custom: Vigo' },
  createdAt: toInstant(millis),
});
const choice = {
  format: { code: 'TV' },
  duration: { code: '1Y' },
  territoryCover: { code: 'CUSTOM', label: 'Vigo' },
};

describe('assets of a project', () => {
  it('are sorted by creation, and so are their licences', () => {
    const licences = [
      makeLicence('l2', 'old', 'TV', 9),
      makeLicence('l1', 'old', 'RADIO', 3),
      makeLicence('l3', 'new', 'TV'),
    ];
    const shown = getLicensedAssets([makeAsset('new', 2), makeAsset('old', 1)], licences);
    expect(
      shown.map((licensedAsset) => [licensedAsset.asset.id, licensedAsset.licences.map(({ id }) => id)]),
    ).toEqual([
      ['old', ['l1', 'l2']],
      ['new', ['l3']],
    ]);
  });
});

describe('the preview of a licence', () => {
  const licensed = getLicensedAssets(
    [makeAsset('one', 1), makeAsset('two', 2)],
    [makeLicence('l1', 'one', 'TV')],
  );
  const listIds = (assetId: string | null) =>
    toEstimate(licensed, { assetId, choice }).assets.map(({ licences }) => licences.map(({ id }) => id));

  it('contains the asset that gets it', () => {
    expect(listIds('two')).toEqual([['l1'], ['supposed-two']]);
  });

  it('omits assets that already have it', () => {
    expect(listIds(null)).toEqual([['l1'], ['supposed-two']]);
    expect(listIds('one')).toEqual([['l1'], []]);
  });

  it('has the format of the API, with everything that affects the price', () => {
    const body = toEstimate(licensed, { assetId: null, choice });
    expect(estimateSchema.validateSync(body, { strict: true })).toEqual(body);
    expect(body.assets[0]).toMatchObject({ id: 'one', voiceId: 'v', spots: 2, lengthSeconds: 30 });
    expect(body.assets[0]?.licences[0]?.territoryCover).toEqual({ code: 'CUSTOM', label: 'Vigo' });
  });
});
