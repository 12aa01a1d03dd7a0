import { describe, expect, it } from 'vitest';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { PriceLine } from '@domain/pricing/pricing.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { listOrderCharacters } from './orderRoles.ts';

const board = {
  voices: [
    { id: 'narrator', name: 'Narrator' },
    { id: 'bear', name: 'Bear' },
  ],
  castings: [
    { id: 'p_eng', language: 'eng' },
    { id: 'p_fra', language: 'fra' },
    { id: 'p_deu', language: 'deu' },
  ],
} as unknown as ProjectBoard;

const makeLine = (language: string, bound: PriceLine['bound'], amount: number): PriceLine => ({
  kind: 'role',
  bound,
  voiceId: 'narrator',
  language,
  factors: [],
  amount,
});

const makeOrder = (lines?: readonly PriceLine[]) =>
  ({
    price: {
      rows: [{ kind: 'licence', voiceId: 'narrator', licenseId: 'tv', clientTotal: 500 }],
      onRequest: [{ reason: 'custom', voiceId: 'narrator', licenceId: 'cinema' }],
      unchosen: [{ voiceId: 'narrator', character: 'Narrator', language: 'fra' }],
      ...(lines ? { lines } : {}),
    },
    unbooked: [{ voiceId: 'narrator', character: 'Narrator', language: 'deu' }],
  }) as unknown as OrderView;

describe('the roles of an order', () => {
  it('are grouped by character with its licences, and have their booking and price per language', () => {
    const lines = [
      makeLine('eng', 'both', 300),
      makeLine('fra', 'lowest', 200),
      makeLine('fra', 'highest', 400),
    ];
    const [narrator, bear] = listOrderCharacters(makeOrder(lines), board);

    expect(narrator).toEqual({
      id: 'narrator',
      name: 'Narrator',
      licences: ['tv', 'cinema'],
      roles: [
        { language: 'eng', castingId: 'p_eng', state: 'booked', amount: { lowest: 300, highest: 300 } },
        { language: 'fra', castingId: 'p_fra', state: 'unchosen', amount: { lowest: 200, highest: 400 } },
        { language: 'deu', castingId: 'p_deu', state: 'unbooked', amount: null },
      ],
    });
    expect(bear?.licences).toEqual([]);
    expect(bear?.roles.map(({ state }) => state)).toEqual(['unpriced', 'unpriced', 'unpriced']);
  });

  it('have no amounts where the agency shows totals only', () => {
    const [narrator] = listOrderCharacters(makeOrder(), board);
    expect(narrator?.roles.map(({ amount }) => amount)).toEqual([null, null, null]);
  });
});
