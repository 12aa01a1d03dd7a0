import { defineTransitions } from '../transitions.ts';
import type { AgreementState } from './agreements.ts';
import type { PaperState } from './papers.ts';

/** All changes of an agreement on self-billing. */
export const agreementTransitions = defineTransitions<AgreementState>()({
  accept: {
    by: ['talent'],
    from: ['offered'],
    done: ['accepted'],
    to: 'accepted',
    action: 'selfBilling.accept',
    refusals: { ended: 'selfBilling.ended' },
  },
  end: {
    by: ['talent', 'admin'],
    from: ['offered', 'accepted'],
    done: ['ended'],
    to: 'ended',
    action: 'selfBilling.end',
  },
});

const DECISION = { by: ['talent'], from: ['issued'], refusal: 'selfBilling.decided' } as const;

/** All changes of a self-billed paper. */
export const paperTransitions = defineTransitions<PaperState>()({
  accept: { ...DECISION, done: ['accepted'], to: 'accepted', action: 'selfBilling.decide' },
  reject: { ...DECISION, done: ['rejected'], to: 'rejected', action: 'selfBilling.decide' },
  remind: { by: ['platform'], from: ['issued'], action: 'selfBilling.remind', mails: ['self-billed-paper'] },
  // Silence accepts where that was agreed.
  lapse: { by: ['platform'], from: ['issued'], to: 'accepted', action: 'selfBilling.lapse' },
  replace: {
    by: ['admin'],
    from: ['rejected'],
    done: ['replaced'],
    to: 'replaced',
    action: 'selfBilling.reissue',
    mails: ['self-billed-paper'],
    refusal: 'selfBilling.notRejected',
  },
});
