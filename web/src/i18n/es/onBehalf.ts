import type { TranslatedCatalog } from '../catalog.ts';
import type { onBehalf as en } from '../en/onBehalf.ts';

export const onBehalf: TranslatedCatalog<typeof en> = {
  'staff.profile.you': 'Sobre el talento',
  'staff.ownProfile.work': 'Cómo trabaja',
  'staff.talent.voice': 'Su voz',
  'staff.work.societyHint': 'Déjalo en blanco si no pertenece a ninguna.',
  'staff.work.cooperativePartner': 'Factura a través de una cooperativa',
  'staff.work.available': 'Suele poder grabar con poca antelación',
  'staff.studio.have': 'Tiene home studio',
  'staff.studio.homeRecording': 'Graba y entrega las tomas sin ayuda',
  'staff.studio.ableToConnect': 'Hace sesiones remotas dirigidas en directo',
  'staff.studio.ableToConnectHint': 'Dirección y cliente escuchan mientras graba',
  'staff.studio.connections': 'Conexiones',
  'staff.studio.dawLocalRecording': 'Graba en local en un DAW con conexión en directo',
  'staff.studio.speed': 'Velocidad de la conexión',
  'staff.studio.confirm.noStudio.text':
    'Este talento solo contará para sesiones en un estudio externo. ¿Guardar sin home studio?',
  'staff.studio.confirm.noStudio.confirm': 'Guardar sin home studio',
  'staff.studio.confirm.noRemote.text':
    'Los proyectos que piden dirección en directo no encontrarán a este talento. ¿Guardar sin sesiones remotas?',
  'staff.studio.confirm.noRemote.confirm': 'Guardar sin sesiones remotas',
  'staff.talent.doesDubbing': 'Hace doblaje',
  'staff.rates.title': 'Sus tarifas',
  'staff.rates.lead':
    'Lo que pide este talento. Tu agencia lo ve todo; los clientes solo ven la tarifa de sesión, y únicamente si tu agencia lo permite.',
  'staff.rates.example': 'Por un spot de televisión en un país durante un año, el talento cobra {total}',
  'staff.rates.exampleMinimum': 'Es menos que su mínimo de {minimum}, así que cuenta el mínimo',
  'staff.vacations.title': 'Días que no está',
  'staff.vacations.lead':
    'Días en los que este talento no graba y nadie puede contratarle. Son los días de su propia zona horaria.',
  'staff.vacations.noneText': 'Añade los días en los que no se puede contratar a este talento.',
  'staff.billing.lead': 'A quién se paga el trabajo de este talento y dónde.',
  'staff.billing.legalNameHint': 'Como aparece en las facturas del talento',
  'staff.billing.noPaypal': 'El talento no tiene cuenta de PayPal',
};
