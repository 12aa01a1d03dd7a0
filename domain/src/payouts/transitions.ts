import { defineTransitions } from '../transitions.ts';
import type { ItemState, RunState } from './payouts.ts';

const ADMINS = { by: ['admin'], refusal: 'payout.notNow' } as const;

/** All changes of a payout run. */
export const runTransitions = defineTransitions<RunState>()({
  approve: {
    ...ADMINS,
    from: ['draft'],
    done: ['approved', 'exported', 'settled'],
    to: 'approved',
    action: 'payouts.approve',
    refusals: { discarded: 'payout.discarded' },
  },
  // The file again is the same file.
  export: {
    ...ADMINS,
    from: ['approved'],
    done: ['exported'],
    // Without anyone left to pay, it is discarded.
    to: ['exported', 'discarded'],
    action: 'payouts.export',
    refusals: { draft: 'payout.notApproved', discarded: 'payout.discarded' },
  },
  settle: {
    ...ADMINS,
    from: ['approved', 'exported'],
    done: ['settled'],
    to: ['approved', 'exported', 'settled'],
    action: 'payouts.settle',
    mails: ['remittance'],
    refusals: { draft: 'payout.notApproved', discarded: 'payout.discarded' },
  },
  // Once exported, the bank may have the file.
  discard: {
    ...ADMINS,
    from: ['draft', 'approved'],
    done: ['discarded'],
    to: 'discarded',
    action: 'payouts.discard',
    refusals: { exported: 'payout.exported' },
  },
});

/** All changes of one transfer of a run. */
export const itemTransitions = defineTransitions<ItemState>()({
  pay: { ...ADMINS, from: ['open'], done: ['paid'], to: 'paid', action: 'payouts.settle' },
  // Before the bank has the file: the talent is paid by a later run.
  refuse: {
    by: ['admin', 'talent'],
    from: ['open'],
    done: ['refused'],
    to: 'refused',
    refusal: 'payout.notNow',
  },
  // The talent is paid by a later run.
  return: {
    ...ADMINS,
    from: ['open', 'paid'],
    done: ['returned'],
    to: 'returned',
    action: 'payouts.returnItem',
  },
});
