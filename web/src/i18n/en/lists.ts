import { auditionFile } from './auditionFile.ts';
import { bulkRun } from './bulkRun.ts';
import { demoFile } from './demoFile.ts';
import { ticketFile } from './ticketFile.ts';

/** Tools of a whole list: columns, views and export. */
export const lists = {
  ...auditionFile,
  ...bulkRun,
  ...demoFile,
  ...ticketFile,
  'lists.ranges': 'Ranges',
  'lists.rangesOf': '{count, plural, one {# range} other {# ranges}}',
  'lists.from': '{column} from',
  'lists.through': '{column} to',
  'lists.clearRanges': 'Clear ranges',
  'lists.closeRanges': 'Done',
  'lists.noneInRange': 'Nothing is in these ranges',
  'lists.columns': 'Columns',
  'lists.columnsReset': 'Reset columns',
  'lists.projectsFile': 'projects',
  'lists.export': 'Download CSV',
  'lists.csvLayout': 'CSV format',
  'lists.csvLayout.comma': 'Commas, 1234.50, 2026-12-31',
  'lists.csvLayout.semicolon': 'Semicolons, 1234,50, 31/12/2026',
  'lists.exporting': 'Stop exporting ({count, number})',
  'lists.exportCut': 'The file has the first {max, number} rows. Filter the list to export the others.',
  'views.title': 'Views',
  'views.chosen': 'View: {name}',
  'views.none': 'No view',
  'views.saveAs': 'Save as a new view…',
  'views.saveTitle': 'Save this view',
  'views.name': 'Name of the view',
  'views.ownLead':
    'Saves this list’s filters and columns, just for you. It replaces a view with the same name.',
  'views.saved': 'View “{name}” saved',
  'views.rename': 'Rename this view…',
  'views.renameTitle': 'Rename “{name}”',
  'views.remove': 'Delete this view…',
  'views.removeTitle': 'Delete the view “{name}”?',
  'views.removeOwn': 'The rows it shows aren’t affected.',
  'views.removeNow': 'Delete view',
  'views.removed': 'View “{name}” deleted',
  'views.full': 'No room for another view. Delete one first.',
  'views.taken': 'You already have a view with this name.',
} as const;
