import type { CatalogOf } from '../catalog.ts';
import type { demos as en } from '../en/demos.ts';

export const demos: CatalogOf<typeof en> = {
  'finder.language': 'Idioma',
  'finder.character': 'Personaje',
  'finder.filters': 'Filtros',
  'finder.gender': 'Género',
  'finder.voiceAge': 'Edad',
  'finder.tone': 'Tono',
  'finder.category': 'Categoría',
  'finder.liveTested': 'Sesión en directo probada',
  'finder.rehearsed': 'Sesión en directo probada: último ensayo el',
  'finder.any': 'Cualquiera',
  'finder.clear': 'Quitar filtros',
  'finder.results': 'Voces encontradas',
  'finder.count': '{count, plural, one {# voz} other {# voces}}',
  'finder.countSoFar': '{count, plural, other {Primeras # voces, de la más reciente a la más antigua}}',
  'finder.emptyTitle': 'Ninguna voz coincide',
  'finder.emptyText': 'Nadie en este idioma cumple todos los filtros. Quita alguno y vuelve a intentarlo.',
  'finder.added': 'Añadida',
  'finder.addOf': 'Añadir a {name} al casting',
  'finder.tray': 'Casting',
  'finder.trayEmpty': 'Escucha a la izquierda y añade las voces que podrían ser este personaje.',
  'finder.undoOf': 'Deshacer: volver a quitar a {name} del casting',
  'finder.addFailed': 'No se ha añadido esta voz.',
  'finder.undoFailed': 'No se ha quitado esta voz.',
};
