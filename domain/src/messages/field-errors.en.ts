import type { formErrorsEn } from './form-errors.en.ts';

/** Error texts of client-side validation. Browsers load only these. */
export const fieldErrorsEn = {
  'validation.required': 'Cannot be empty!',
  'validation.tooLong': 'Use at most {max} characters.',
  'validation.tooShort': 'Min length of {min}!',
  'contact.tooLong': 'Max length of {max}!',
  'validation.invalid': 'This value is not valid.',
  'validation.step': 'Enter a multiple of {step}.',
  'validation.timeZone': 'Choose a time zone, such as Europe/Madrid.',
  'validation.tagLetters': 'A tag needs at least one letter or digit.',
  'validation.tooMany': 'Choose {max} at most.',
  'validation.currency': 'Use a currency code of three capital letters, such as EUR.',
  'validation.colour': 'Enter a colour as #RRGGBB, such as #3355AA.',
  'validation.number': 'Enter a number.',
  'validation.whole': 'Enter a whole number.',
  'validation.atLeast': 'Enter {min} or more.',
  'validation.atMost': 'Enter {max} or less.',
  'validation.range': 'Enter a number from {min} to {max}.',
  'validation.wholeRange': 'Enter a whole number from {min} to {max}.',
  'validation.email': 'Enter an email address, such as name@example.com.',
  'validation.deadlinePast': 'Choose a date after today.',
  'validation.languageUnknown': 'Choose one of the listed languages.',
  'validation.countryUnknown': 'Choose one of the listed countries.',
  'validation.codeUnknown': 'Choose one of the listed values.',
  'validation.date': 'Enter a date that exists.',
  'validation.dateOfBirth': 'Enter a date of birth between 1900 and today.',
  'validation.deadlineFar': 'Choose a date within the next two years.',
  'validation.rejectionReason': 'Give a reason only when you reject the registration.',
  'validation.percentage': 'Enter a percentage from 0 to 100, with two decimals at most.',
  'validation.duplicate': 'The same entry is listed twice.',
  'validation.hiddenCharacters': 'The text contains hidden characters. Type it again.',
  'validation.nameLetters': 'A name needs at least one letter.',
  'validation.nameLink': 'A name cannot contain a link.',
  'validation.webAddress': 'Enter the whole address of a page, beginning with https://.',
  'signIn.emailRequired': 'Please input your E-mail!',
  'signIn.emailInvalid': 'The input is not valid E-mail!',
  'signIn.passwordRequired': 'Please input your Password!',
  'password.emailRequired': 'Please enter your email',
  'password.newRequired': 'Please enter a new password!',
  'password.blankEnds': 'A password cannot begin or end with a space.',
  'password.mismatch': 'Passwords do not match!',
  'password.linkSpent':
    'Try resetting your password again. Your request to reset your password has expired or the link has already been used',
  'audition.clipPending': 'Wait until the reference clip is uploaded.',
  'audition.noReason': 'Say why you can’t do it.',
  'identity.emailRequired': 'Please input your email!',
  'identity.emailInvalid': 'The input is not valid E-mail!',
  'audio.required': 'Cannot be empty!',
  'audio.empty': 'The file is empty. Export it again and choose the new file.',
  'audio.notMp3': 'The file is not an MP3. Export it as MP3 and try again.',
  'audio.damaged': 'The MP3 is incomplete or damaged. Export it again and upload the new file.',
  'audio.tooLong': 'The audio file should not exceed {seconds} seconds in length.',
  'audio.tooLarge': 'The file is too large. An MP3 of {seconds} seconds stays below {megabytes} MB.',
  'audio.noSuchPart': 'This audio file is not that long.',
  'audio.onlyOne': 'Choose one file only.',
  'audition.expired': 'This audition request has expired.',
  'audition.alreadyUploaded': 'This audition request has already been uploaded.',
  'availability.noSlot': 'This is no two-hour slot.',
  'availability.days': 'Choose slots on 3 to 5 days.',
  'availability.oneSlot': 'Choose exactly one slot.',
  'session.endFirst': 'The end is before the start.',
  'session.length': 'A session lasts from 15 minutes to 12 hours.',
  'report.fullName': 'Please enter your Full Name.',
  'report.codeRequired': 'Enter the six digits from the email',
  'report.emailRequired': 'Please enter the email to access',
  'report.hasRead': 'Confirm that what you entered is correct.',
  'record.fieldStale': 'Someone else changed this field in the meantime. Choose which version to keep.',
  'account.exists': 'Already registered',
  'registration.emailInvalid': 'Must be a valid email!',
  'registration.repeatRequired': 'Please confirm your password!',
  'registration.passwordMismatch': 'The two passwords that you entered do not match!',
  'registration.accept': 'You need to accept to continue',
  'registration.acceptTerms': 'Accept to continue',
  'invitation.failed': 'Invite error, try again later!',
  'client.passwordMismatch': 'Password do not match!',
  'client.emailNotCorporate': 'Enter a corporate email address',
  'client.emailFreeMail': 'Only corporate emails are allowed',
  'link.invalid': 'This link is not valid. Open the one in the most recent email.',
} as const;

/** An error a page can show without calling the server. */
export type FieldErrorCode = keyof typeof fieldErrorsEn | keyof typeof formErrorsEn;

/** An error of API-only calls, with its text only in the API. */
export type ProgramErrorCode =
  | 'validation.form'
  | 'validation.list'
  | 'validation.filters'
  | 'casting.hideOrShow'
  | 'validation.type'
  | 'validation.oneOf'
  | 'validation.unknownField'
  | 'validation.id'
  | 'validation.cursor'
  | 'audition.takeBorders';
