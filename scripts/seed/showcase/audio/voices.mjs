/** A voice of espeak-ng: language, variant, pitch 0 to 99, words a minute. */
const espeak = (language, variant, pitch, speed) => ({
  program: 'espeak-ng',
  arguments: ['-v', `${language}+${variant}`, '-p', String(pitch), '-s', String(speed), '-g', '2'],
});
/** A voice of flite; a stretch above 1 is slower, pitch shifts are in cents. */
const flite = (voice, stretch, shift = 0) => ({
  program: 'flite',
  arguments: ['-voice', voice, '--setf', `duration_stretch=${stretch}`],
  shift,
});

/** Voices by the names in the copy. */
export const VOICES = {
  hazel: flite('slt', 1.2),
  hazelSpanish: espeak('es-419', 'f5', 52, 145),
  wyatt: flite('rms', 1.2, -120),
  callum: flite('awb', 1.2),
  priya: flite('slt', 1.15, 160),
  thomas: flite('rms', 1.12, 60),
  lucia: espeak('es', 'f2', 48, 138),
  luciaEnglish: espeak('en-gb', 'f2', 48, 136),
  valentina: espeak('es-419', 'Annie', 50, 149),
  valentinaEnglish: espeak('en-us', 'Annie', 50, 138),
  mateo: espeak('es-419', 'Mario', 42, 140),
  mateoPortuguese: espeak('pt-br', 'Mario', 42, 138),
  nerea: espeak('es', 'linda', 46, 138),
  nereaFrench: espeak('fr-fr', 'linda', 46, 131),
  gonzalo: espeak('es', 'm7', 34, 131),
  gonzaloItalian: espeak('it', 'm7', 34, 131),
  solenn: espeak('fr-fr', 'f3', 50, 145),
  solennEnglish: espeak('en-gb', 'f3', 50, 136),
  clement: espeak('fr-fr', 'm3', 38, 136),
  clementGerman: espeak('de', 'm3', 38, 131),
  marlene: espeak('de', 'f4', 46, 138),
  marleneEnglish: espeak('en-gb', 'f4', 46, 140),
  henrik: espeak('de', 'm1', 34, 129),
  ilaria: { program: 'festival', arguments: ['(voice_lp_diphone)'] },
  davide: espeak('it', 'm2', 40, 136),
  ines: espeak('pt', 'f2', 46, 138),
  thiago: espeak('pt-br', 'm5', 46, 158),
  xiaoyu: espeak('cmn', 'f2', 52, 133),
  nour: espeak('ar', 'f4', 46, 129),
};
