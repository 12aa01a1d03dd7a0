import { CREW, defineTransitions } from '../transitions.ts';
import { DELIVERY_STATES, type Delivery, type DeliveryUpload } from './deliveries.ts';

/** `opened`: delivered, and the client has played or downloaded it. `outdated`: replaced before it was sent. */
export const VERSION_STATES = [...DELIVERY_STATES, 'opened', 'outdated'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Returns the state of a version that decides on its changes. */
export const getVersionState = ({
  state,
  isSent,
  openedAt,
}: Pick<Delivery, 'state' | 'isSent' | 'openedAt'>): VersionState => {
  if (state === 'delivered' && openedAt) return 'opened';
  return state === 'replaced' && !isSent ? 'outdated' : state;
};

/** Waiting for the client's answer, or for a new version. */
const UNSETTLED = ['delivered', 'opened', 'revisionRequested'] as const;
const ANSWERED = {
  event: 'delivery.changed',
  mails: ['delivery-answered'],
  refusal: 'delivery.replaced',
  refusals: { uploaded: 'delivery.unsent', accepted: 'delivery.accepted' },
} as const;

/** All changes of a delivered version. */
export const deliveryTransitions = defineTransitions<VersionState>()({
  send: {
    from: ['uploaded'],
    to: 'delivered',
    by: CREW,
    action: 'deliveries.send',
    event: 'delivery.changed',
    mails: ['delivery-arrived'],
    refusal: 'delivery.sent',
    refusals: { outdated: 'delivery.replaced' },
  },
  // By another file of its name; an unsent version by any upload, a sent one by one that is sent.
  replace: {
    from: ['uploaded', ...UNSETTLED, 'replaced', 'outdated'],
    to: ['replaced', 'outdated'],
    by: CREW,
    action: 'deliveries.send',
    event: 'delivery.changed',
    refusal: 'delivery.nameAccepted',
  },
  // As the version that replaced it is withdrawn.
  reinstate: {
    from: ['replaced'],
    to: UNSETTLED,
    by: CREW,
    action: 'deliveries.withdraw',
    event: 'delivery.changed',
  },
  open: { from: ['delivered'], to: 'opened', by: ['client'], action: 'deliveries.open' },
  accept: {
    ...ANSWERED,
    from: UNSETTLED,
    to: 'accepted',
    by: ['client'],
    action: 'deliveries.accept',
  },
  requestRevision: {
    ...ANSWERED,
    from: UNSETTLED,
    to: 'revisionRequested',
    by: ['client'],
    action: 'deliveries.requestRevision',
  },
  remind: {
    from: ['delivered', 'opened'],
    by: ['platform'],
    action: 'deliveries.remind',
    mails: ['delivery-reminder'],
  },
  lapse: {
    from: ['delivered', 'opened'],
    to: 'accepted',
    by: ['platform'],
    action: 'deliveries.lapse',
    event: 'delivery.changed',
    mails: ['delivery-lapsed'],
  },
  // Makes another version of it, which replaces an unsent one.
  mend: {
    from: ['uploaded', ...UNSETTLED],
    to: ['outdated', ...UNSETTLED],
    by: CREW,
    action: 'deliveries.mend',
    refusal: 'delivery.replaced',
    refusals: { accepted: 'delivery.accepted' },
  },
  withdraw: {
    from: ['delivered'],
    to: ['uploaded', 'outdated'],
    by: CREW,
    action: 'deliveries.withdraw',
    event: 'delivery.changed',
    mails: ['delivery-withdrawn'],
    refusal: 'delivery.opened',
    refusals: {
      uploaded: 'delivery.unsent',
      accepted: 'delivery.accepted',
      replaced: 'delivery.replaced',
      outdated: 'delivery.replaced',
    },
  },
  remove: {
    from: ['uploaded', 'outdated'],
    to: null,
    by: CREW,
    action: 'deliveries.remove',
    refusal: 'delivery.sent',
  },
});

export type DeliveryTransition = keyof typeof deliveryTransitions;

export const UPLOAD_STATES = ['uploading', 'failed', 'delivered'] as const;

/** All changes of an upload. */
export const uploadTransitions = defineTransitions<DeliveryUpload['state']>()({
  complete: {
    from: ['uploading'],
    done: ['delivered'],
    to: 'delivered',
    by: CREW,
    action: 'deliveries.complete',
    refusal: 'file.partsMissing',
  },
  // As its bytes are not what was announced.
  fail: { from: ['uploading'], to: 'failed', by: CREW },
  cancel: { from: ['uploading', 'failed'], to: null, by: CREW, refusal: 'delivery.complete' },
});
