import type { TranslatedCatalog } from '../catalog.ts';
import type { table as en } from '../en/table.ts';

export const table: TranslatedCatalog<typeof en> = {
  'table.columnMenu': 'Menú de la columna',
  'table.columnMenuFor': 'Menú de la columna {name}',
  'table.sort': 'Ordenar',
  'table.sortUp': 'Ordenar de la A a la Z, de menor a mayor',
  'table.sortDown': 'Ordenar de la Z a la A, de mayor a menor',
  'table.unsort': 'Orden original',
  'table.hideColumn': 'Ocultar esta columna',
  'table.manageColumns': 'Elegir columnas',
  'table.searchColumns': 'Buscar una columna',
  'table.noColumns': 'Ninguna columna se llama así',
  'table.allColumns': 'Todas las columnas',
  'table.resetColumns': 'Restablecer',
  'table.clear': 'Borrar',
  'table.choose': 'Seleccionadas',
  'table.chooseAll': 'Seleccionar todas las filas',
  'table.chooseNone': 'No seleccionar ninguna fila',
  'table.chooseRow': 'Seleccionar esta fila',
  'table.leaveRow': 'Quitar la selección de esta fila',
  'table.noRows': 'No hay nada que mostrar',
  'table.openHint': 'Pulsa Intro para abrir la fila.',
  'table.chooseHint': 'Pulsa la barra espaciadora para seleccionar la fila.',
};
