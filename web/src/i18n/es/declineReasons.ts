import type { TranslatedCatalog } from '../catalog.ts';
import type { declineReasons as en } from '../en/declineReasons.ts';

export const declineReasons: TranslatedCatalog<typeof en> = {
  'auditions.reason.notAvailable': 'No tengo disponibilidad',
  'auditions.reason.conflict': 'Conflicto de intereses',
  'auditions.reason.rate': 'La tarifa',
  'auditions.reason.notRight': 'No encaja conmigo',
  'auditions.reason.other': 'Otro motivo',
};
