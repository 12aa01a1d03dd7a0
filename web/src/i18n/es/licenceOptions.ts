import type { TranslatedCatalog } from '../catalog.ts';
import type { licenceOptions as english } from '../en/licenceOptions.ts';

/** What an agency charges, as its admins set it. */
export const licenceOptions: TranslatedCatalog<typeof english> = {
  'licenceOptions.title': 'Opciones de licencia',
  'licenceOptions.lead':
    'Las opciones que pueden elegir los clientes de {agency}. Las que un proyecto ya ha elegido conservan su nombre.',
  'licenceOptions.kinds': 'Tipos de opciones',
  'licenceOptions.add': 'Añadir una opción',
  'licenceOptions.addLead': 'Tiene precio a consultar hasta que una tabla de tarifas le dé un factor.',
  'licenceOptions.rename': 'Cambiar nombre',
  'licenceOptions.renameLead': 'Para las licencias nuevas. Las que ya existen conservan su nombre.',
  'licenceOptions.label': 'Nombre en inglés',
  'licenceOptions.labelEs': 'Nombre en español',
  'licenceOptions.own': 'propia',
  'licenceOptions.hidden': 'Oculta',
  'licenceOptions.hiddenOption': '{name} (oculta)',
  'licenceOptions.hide': 'Ocultar',
  'licenceOptions.show': 'Mostrar',
  'licenceOptions.up': 'Subir {name}',
  'licenceOptions.down': 'Bajar {name}',
  'licenceOptions.find': 'Buscar una opción',
  'licenceOptions.nothingFound': 'Ninguna opción tiene este nombre',
  'licenceOptions.showAll': 'Mostrar todas las opciones',
  'licenceOptions.file': 'opciones de licencia {kind}',
  'licenceOptions.status': 'Estado',
  'licenceOptions.offered': 'Se ofrece',
  'licenceOptions.origin': 'Añadida por',
  'licenceOptions.byAgency': 'la agencia',
  'licenceOptions.byPlatform': 'la plataforma',
};
