import type { CatalogOf } from '../catalog.ts';
import type { onBehalf as en } from '../en/onBehalf.ts';

export const onBehalf: CatalogOf<typeof en> = {
  'staff.profile.you': 'Sobre el talento',
  'staff.ownProfile.work': 'Cómo trabaja',
  'staff.talent.voice': 'Su voz',
  'staff.rates.title': 'Sus tarifas',
  'staff.rates.lead':
    'Lo que pide este talento. Tu agencia lo ve todo; los clientes solo ven la tarifa de sesión, y únicamente si tu agencia lo permite.',
  'staff.rates.example': 'Un spot de televisión en un país durante un año le paga {total} al talento',
  'staff.rates.exampleMinimum': 'Es menos que su mínimo de {minimum}, así que cuenta el mínimo',
  'staff.vacations.title': 'Días que no está',
  'staff.vacations.lead':
    'Días en los que este talento no graba y nadie puede contratarle. Son los días de su propia zona horaria.',
  'staff.vacations.noneText': 'Añade los días en los que no se puede contratar a este talento.',
  'staff.billing.lead': 'A quién se paga el trabajo de este talento y dónde.',
  'staff.billing.legalNameHint': 'Como aparece en las facturas del talento',
  'staff.billing.noPaypal': 'El talento no tiene cuenta de PayPal',
};
