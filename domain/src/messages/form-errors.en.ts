/** Errors that forms of the workspace say before they are sent; the API says the same. */
export const formErrorsEn = {
  'invoice.prefixShape': 'Use up to 12 capital letters, digits and hyphens, starting with a letter or digit.',
  'agency.slugShape': 'Use lowercase letters a to z, digits and hyphens, with no hyphen at either end.',
  'agency.slugReserved': 'This word is reserved for the platform’s own pages. Choose another one.',
  'webhook.address': 'Enter an https address without a user name or password.',
  'agency.senderAddress': 'The name cannot contain an address or any of @ < > " , ; \\',
  'vacation.order': 'Choose a last day on or after the first day.',
  'rateTable.exchangeRate': 'Enter a rate above 0, such as 0.9213.',
  'rateTable.order': 'A longer duration, a wider territory or more spots must not cost less.',
  'talent.oneMainLanguage': 'Choose exactly one main language.',
  'project.languageInUse': 'Remove the voices shortlisted in this language first.',
  'project.voiceInUse': 'Remove the voices shortlisted for this character first.',
  'validation.momentPast': 'Choose a time in the future.',
  'audition.outcomeEarly': 'Choose a date at or after the deadline.',
  'audition.outcomeLate': 'Choose a date within {days} days after the deadline.',
  'audition.nobodyPicked': 'Pick at least one voice.',
  'audition.noCharacter': 'Pick at least one character.',
} as const;
