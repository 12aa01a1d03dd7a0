export const castings = {
  'demo.consentGiven': 'Synthetic voice allowed',
  'demo.consentNotGiven': 'No synthetic voice',
  'selection.openPreviewOf': 'Open the public page for {language}',
  'preview.showing': 'Showing results for',
  'preview.all': 'All demos',
  'preview.workingLanguage': 'Working Language',
  'preview.everybody': 'All characters',
  'preview.characters': 'Characters',
  'preview.emptyTitle': 'Nothing to listen to yet',
  'preview.emptyText':
    'No voices have been shortlisted for this selection yet. Check back later, or choose another one.',
  'preview.missingTitle': 'This preview is not available',
  'preview.missingText': 'The link may be mistyped, or it has been withdrawn. Ask the person who sent it.',
  'preview.offTitle': 'This link is no longer shared',
  'preview.offText': 'Ask the person who sent it whether there is a new one.',
  'preview.loading': 'Loading the preview',
  'preview.manage': 'Manage Characters',
} as const;
