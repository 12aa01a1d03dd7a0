import { describe, expect, it } from 'vitest';
import { makeItem } from '../pricing/price.samples.ts';
import { toLiveOrder, getLicensedUses, type LiveLicences } from './live-licences.ts';
import type { SoldLicence } from './sold-licences.ts';

const makeSold = (change: Partial<SoldLicence> = {}): SoldLicence => ({
  id: 's1',
  agencyId: 'a',
  companyId: 'c',
  projectId: 'p',
  orderId: 'p',
  revision: 1,
  talentId: 't',
  talentName: 'Vera',
  voiceId: 'v',
  character: 'Narrator',
  language: 'spa',
  assetName: 'Spot',
  licenceId: 'l',
  brand: 'Sólera  Bank',
  brandCategory: 'BANKING',
  duration: makeItem('1Y'),
  format: makeItem('TV'),
  territoryCover: makeItem('ESP'),
  soldOn: '2031-03-01',
  firstAirOn: null,
  expiresOn: null,
  liveThrough: null,
  state: 'live',
  companyName: 'Solera',
  projectName: 'Spring',
  renewedTerms: 0,
  renewals: 0,
  remindedThrough: null,
  remindAt: null,
  renewal: null,
  words: [],
  prices: { currency: 'EUR', earned: null, renewal: null, renewalEarned: null },
  updatedAt: { toMillis: () => 0 } as SoldLicence['updatedAt'],
  ...change,
});

describe('the live licences of a voice from an order', () => {
  it('last for the sold and renewed duration', () => {
    const getLastDays = (change: Partial<SoldLicence>) =>
      toLiveOrder([makeSold(change)])?.uses.map(({ to }) => to);
    expect(getLastDays({ renewedTerms: 2 })).toEqual(['2034-02-28']);
    expect(getLastDays({ renewedTerms: 1, duration: makeItem('P13W') })).toEqual(['2031-08-29']);
    expect(getLastDays({ duration: makeItem('PERPETUAL') })).toEqual(['9999-12-31']);
    expect(getLastDays({ duration: makeItem('CUSTOM') })).toEqual([null]);
    expect(getLastDays({ duration: makeItem('CAMPAIGN'), agreedEnd: '2031-04-30' })).toEqual(['2031-04-30']);
  });

  it('contain each use once, from its first day on air or else the day of sale', () => {
    const order = toLiveOrder([
      makeSold(),
      makeSold({ voiceId: 'w', language: 'eng' }),
      makeSold({ firstAirOn: '2031-05-01' }),
      makeSold({ format: makeItem('RADIO') }),
      makeSold({ format: makeItem('CINEMA'), state: 'replaced' }),
    ]);
    expect(order).toMatchObject({ agencyId: 'a', brandKey: 'c solera bank', category: 'BANKING' });

    expect(order?.uses.map(({ media, from }) => `${media} ${from}`).sort()).toEqual([
      'RADIO 2031-03-01',
      'TV 2031-03-01',
      'TV 2031-05-01',
    ]);
  });

  it('are the same in any order of licences', () => {
    const all = [makeSold(), makeSold({ format: makeItem('RADIO') }), makeSold({ duration: makeItem('2Y') })];
    expect(toLiveOrder(all.toReversed())).toEqual(toLiveOrder(all));
  });

  it('are none after all are cancelled', () => {
    expect(toLiveOrder([])).toBeUndefined();
    expect(toLiveOrder([makeSold({ state: 'cancelled' }), makeSold({ state: 'replaced' })])).toBeUndefined();
  });

  it('conflict with other orders, not with their own', () => {
    const liveOrder = toLiveOrder([makeSold()]);
    const orders: LiveLicences['orders'] = liveOrder ? { p: liveOrder, q: liveOrder } : {};
    expect(getLicensedUses(orders)).toHaveLength(2);
    expect(getLicensedUses(orders, 'p')).toEqual([
      { agencyId: 'a', brandKey: 'c solera bank', category: 'BANKING', ...liveOrder?.uses[0] },
    ]);
  });
});
