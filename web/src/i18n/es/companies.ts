import type { TranslatedCatalog } from '../catalog.ts';
import type { companies as en } from '../en/companies.ts';

export const companies: TranslatedCatalog<typeof en> = {
  'companies.title': 'Empresas',
  'companies.which': 'Mostrar',
  'companies.people': 'Personas',
  'companies.name': 'Empresa',
  'companies.type': 'Tipo',
  'companies.file': 'empresas',
  'companies.none': 'Todavía no hay empresas',
  'companies.editLead':
    'Los proyectos, los castings y las licencias toman el nombre nuevo. Los documentos ya emitidos, como las facturas, conservan el que tenían.',
  'companies.mergeInto': 'Fusionar con otra empresa…',
  'companies.mergeTitle': 'Fusionar {company} con otra empresa',
  'companies.mergeLead':
    'Elige la empresa que se queda. Todo lo de {company} pasa a ella y su gente verá los proyectos de ambas. No se puede deshacer.',
  'companies.into': 'Empresa que se conserva',
  'companies.merge': 'Fusionar empresas',
  'companies.moving':
    '{count, plural, one {# registro trasladado} other {# registros trasladados}} hasta ahora. Puedes cerrar: el proceso continúa.',
  'companies.merged': '{from} forma parte ahora de {into}',
  'companies.moves': 'Lo que pasa a {company}',
  'companies.moves.people': 'Personas',
  'companies.moves.projects': 'Proyectos',
  'companies.moves.licences': 'Licencias',
  'companies.moves.orders': 'Pedidos',
  'companies.moves.invoices': 'Facturas y rectificativas',
  'companies.together': 'Verán los proyectos de los demás y recibirán un correo',
  'companies.peopleFrom': 'De {company}',
  'companies.peopleInto': 'Ya en {company}',
  'companies.wins': 'Después de la fusión',
  'companies.billing': 'Dirección de facturación',
  'companies.billing.stays': 'La de la empresa que se queda',
  'companies.billing.moves': 'La de la empresa que se fusiona',
  'companies.billing.none': 'Ninguna todavía',
  'companies.obstacle.shared':
    '{company} trabaja también con otras agencias, así que no se puede fusionar desde aquí.',
  'companies.obstacle.merging':
    'Todavía se está fusionando otra empresa con {company}. Vuelve a intentarlo en unos minutos.',
};
