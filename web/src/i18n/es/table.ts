import type { CatalogOf } from '../catalog.ts';
import type { table as en } from '../en/table.ts';

export const table: CatalogOf<typeof en> = {
  'table.columnMenu': 'Menú de la columna',
  'table.columnMenuOf': 'Menú de la columna {name}',
  'table.hideColumn': 'Ocultar esta columna',
  'table.manageColumns': 'Elegir columnas',
  'table.searchColumns': 'Buscar una columna',
  'table.noColumns': 'Ninguna columna se llama así',
  'table.allColumns': 'Todas las columnas',
  'table.resetColumns': 'Restablecer',
  'table.clear': 'Borrar',
  'table.choose': 'Elegidas',
  'table.chooseAll': 'Elegir todas las filas',
  'table.chooseNone': 'No elegir ninguna fila',
  'table.chooseRow': 'Elegir esta fila',
  'table.leaveRow': 'Quitar esta fila',
  'table.noRows': 'No hay nada que mostrar',
  'table.openHint': 'Pulsa Intro para abrir la fila.',
  'table.chooseHint': 'Pulsa la barra espaciadora para elegir la fila.',
};
