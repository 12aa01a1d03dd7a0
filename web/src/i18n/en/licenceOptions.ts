/** What an agency lets its clients choose for licences. */
export const licenceOptions = {
  'licenceOptions.title': 'What licences are for',
  'licenceOptions.lead': 'What clients of {agency} can choose. What a project has chosen keeps its name.',
  'licenceOptions.kinds': 'Kinds of options',
  'licenceOptions.add': 'Add an option',
  'licenceOptions.addLead': 'It has a price on request until a rate table has a factor for it.',
  'licenceOptions.rename': 'Rename',
  'licenceOptions.renameLead':
    'For licences from now on. Those that there are keep the name they were made with.',
  'licenceOptions.label': 'Name in English',
  'licenceOptions.labelEs': 'Name in Spanish',
  'licenceOptions.own': 'your own',
  'licenceOptions.hidden': 'Hidden',
  'licenceOptions.hiddenOption': '{name} (hidden)',
  'licenceOptions.hide': 'Hide',
  'licenceOptions.show': 'Show',
  'licenceOptions.up': 'Move {name} up',
  'licenceOptions.down': 'Move {name} down',
  'licenceOptions.find': 'Find an option',
  'licenceOptions.nothingFound': 'No option has this name.',
} as const;
