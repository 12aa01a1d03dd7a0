import type { CatalogOf } from '../catalog.ts';
import type { work as en } from '../en/work.ts';

export const work: CatalogOf<typeof en> = {
  'search.title': 'Buscar',
  'search.label': 'Un nombre, o lo que quieres hacer',
  'search.hint': 'Flechas para moverte, Intro para abrir, Escape para cerrar.',
  'search.results': 'Resultados',
  'search.count': '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  'search.nothing': 'Nada empieza por «{typed}».',
  'search.failed': 'No se ha podido completar la búsqueda. Lo que ves es solo de los menús.',
  'search.group.action': 'Ir a',
  'search.group.talent': 'Talentos',
  'search.group.client': 'Clientes',
  'search.group.project': 'Proyectos',
  'search.group.casting': 'Castings',
  'search.group.ticket': 'Mis tickets',
  'search.rateTables': 'Tablas de tarifas',
  'search.licenceOptions': 'Opciones de licencia',
  'search.billingTerms': 'Facturas e IVA',
  'search.earnings': 'Ingresos',
};
