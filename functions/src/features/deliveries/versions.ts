import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';

/** Returns the newest sent version of a name. `all`: a session's files. */
export const findFormer = (all: readonly Delivery[], name: string): Delivery | undefined =>
  all
    .filter((delivery) => delivery.isSent && delivery.name === name)
    .reduce<Delivery | undefined>(
      (newest, delivery) => (newest && newest.version > delivery.version ? newest : delivery),
      undefined,
    );

/** Returns the sent version that an unsent file was made from by arithmetic, over any number of steps. */
export const findSentMaster = (all: readonly Delivery[], { mendedFrom }: Delivery): Delivery | undefined => {
  const master = all.find(({ id }) => id === mendedFrom);
  return !master || master.isSent ? master : findSentMaster(all, master);
};

/** Refuses to replace a version that the client has accepted. */
export const requireReplaceable = (delivery: Delivery | undefined): void => {
  if (delivery) requireState(deliveryTransitions.replace, getVersionState(delivery), { property: 'name' });
};
