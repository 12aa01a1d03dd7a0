import type { Agency } from '@domain/agencies/agencies.ts';
import { localSlot } from '../storage/browserStorage.ts';

const slot = localSlot('vc.agency');

/** The agency chosen before on this browser, when the account still has it; else its first one. */
export const agencyFor = (agencies: readonly Agency[], chosen = slot.read()): Agency | null =>
  agencies.find((agency) => agency.id === chosen) ?? agencies[0] ?? null;

export const rememberAgency = (agencyId: string): void => slot.write(agencyId);
export const forgetAgency = (): void => slot.clear();
