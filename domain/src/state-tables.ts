import { REQUEST_STATES, requestTransitions, TAKE_STATES, takeTransitions } from './auditions/transitions.ts';
import { SLOT_STATES, slotTransitions } from './availability/transitions.ts';
import {
  deliveryTransitions,
  UPLOAD_STATES,
  uploadTransitions,
  VERSION_STATES,
} from './deliveries/transitions.ts';
import {
  chargeTransitions,
  ORDER_STAGES,
  orderTransitions,
  renewalTransitions,
} from './orders/transitions.ts';
import { ITEM_STATES, RUN_STATES } from './payouts/payouts.ts';
import { itemTransitions, runTransitions } from './payouts/transitions.ts';
import { AGREEMENT_STATES } from './selfBilling/agreements.ts';
import { PAPER_STATES } from './selfBilling/papers.ts';
import { agreementTransitions, paperTransitions } from './selfBilling/transitions.ts';
import { PROJECT_STAGES, projectTransitions } from './projects/transitions.ts';
import { SESSION_STAGES, sessionTransitions } from './sessions/transitions.ts';
import type { Transitions } from './transitions.ts';

interface StateTable {
  readonly states: readonly string[];
  readonly transitions: Transitions;
}

/** All tables of state changes, by what changes. */
export const STATE_TABLES: Readonly<Record<string, StateTable>> = {
  Projects: { states: PROJECT_STAGES, transitions: projectTransitions },
  'Audition requests': { states: REQUEST_STATES, transitions: requestTransitions },
  Takes: { states: TAKE_STATES, transitions: takeTransitions },
  'Slot requests': { states: SLOT_STATES, transitions: slotTransitions },
  Sessions: { states: SESSION_STAGES, transitions: sessionTransitions },
  Deliveries: { states: VERSION_STATES, transitions: deliveryTransitions },
  Uploads: { states: UPLOAD_STATES, transitions: uploadTransitions },
  Orders: { states: ORDER_STAGES, transitions: orderTransitions },
  Renewals: { states: ORDER_STAGES, transitions: renewalTransitions },
  Charges: { states: ORDER_STAGES, transitions: chargeTransitions },
  'Payout runs': { states: RUN_STATES, transitions: runTransitions },
  Payouts: { states: ITEM_STATES, transitions: itemTransitions },
  'Self-billing agreements': { states: AGREEMENT_STATES, transitions: agreementTransitions },
  'Self-billed papers': { states: PAPER_STATES, transitions: paperTransitions },
};
