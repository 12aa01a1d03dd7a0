import type { Workplace } from '@domain/accounts/accounts.api.ts';
import { createLocalSlot } from '../storage/browserStorage.ts';

const slot = createLocalSlot('vc.agency');

/** Returns the agency last chosen in this browser if the account still has it, else its first one. */
export const chooseAgency = (agencies: readonly Workplace[], chosen = slot.read()): Workplace | null =>
  agencies.find((agency) => agency.id === chosen) ?? agencies[0] ?? null;

export const rememberAgency = (agencyId: string): void => slot.write(agencyId);
export const forgetAgency = (): void => slot.clear();
