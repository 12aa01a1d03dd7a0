/** Speaks every demo into an MP3 below emulator-data/audio; needs espeak-ng and lame. Committed, so it runs only when demos are added. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDemos, listTalents } from './talents.mjs';

const out = fileURLToPath(new URL('../../emulator-data/audio/', import.meta.url));

const VOICE = {
  spa: 'es',
  eng: 'en-gb',
  fra: 'fr-fr',
  deu: 'de',
  ita: 'it',
  por: 'pt',
  cat: 'ca',
  nld: 'nl',
  pol: 'pl',
  jpn: 'ja',
  cmn: 'cmn',
  arb: 'ar',
};
const TEXT = {
  spa: [
    'Hay historias que solo se cuentan una vez. Esta es la tuya.',
    'Descubre el sabor de siempre, ahora más cerca de ti.',
    'Bienvenidos al curso. En esta primera lección veremos los conceptos básicos.',
    'El viento del norte llega cada otoño a los acantilados.',
  ],
  eng: [
    'Some stories are told only once. This one is yours.',
    'Taste what you always loved, now closer than ever.',
    'Welcome to the course. In this first lesson we look at the basics.',
    'Every autumn the north wind returns to the cliffs.',
  ],
  fra: [
    "Certaines histoires ne se racontent qu'une fois. Celle-ci est la vôtre.",
    'Le goût que vous aimez, plus près de vous.',
    'Bienvenue dans ce cours.',
  ],
  deu: [
    'Manche Geschichten erzählt man nur einmal. Diese gehört dir.',
    'Der Geschmack, den du liebst, jetzt ganz nah.',
    'Willkommen zu diesem Kurs.',
  ],
  ita: [
    'Alcune storie si raccontano una volta sola. Questa è la tua.',
    'Il sapore di sempre, ora più vicino.',
  ],
  por: ['Há histórias que só se contam uma vez. Esta é a tua.', 'O sabor de sempre, agora mais perto de ti.'],
  cat: [
    "Hi ha històries que només s'expliquen un cop. Aquesta és la teva.",
    'El gust de sempre, ara més a prop.',
  ],
  nld: ['Sommige verhalen vertel je maar één keer.', 'De smaak waar je van houdt, nu dichterbij.'],
  pol: ['Niektóre historie opowiada się tylko raz.', 'Smak, który kochasz, teraz bliżej.'],
  jpn: ['いちどしか かたられない ものがたりが あります。', 'ようこそ。'],
  cmn: ['有些故事只讲一次。', '欢迎来到课程。'],
  arb: ['بعض القصص تروى مرة واحدة فقط.', 'مرحبا بكم.'],
};
const PITCH = { CHI: 80, TEE: 65, YOU: 58, YOA: 52, ADU: 45, SEN: 32 };

mkdirSync(out, { recursive: true });
for (const talent of listTalents()) {
  getDemos(talent).forEach((demo, index) => {
    const file = join(out, `${demo.id}.mp3`);
    if (existsSync(file)) return;

    const wav = join(tmpdir(), `${demo.id}.wav`);
    const lines = TEXT[demo.language];
    const variant = talent.gender === 'FEM' ? `+f${1 + (talent.number % 4)}` : `+m${1 + (talent.number % 7)}`;
    // Words, voices and speeds repeat every 28 talents.
    const pitch = String(PITCH[talent.age] + index * 3 + Math.floor(talent.number / 28) * 4);
    const speed = String(135 + ((talent.number * 5) % 35));
    const text = lines[(talent.number + index) % lines.length];

    execFileSync('espeak-ng', [
      '-v',
      `${VOICE[demo.language]}${variant}`,
      '-p',
      pitch,
      '-s',
      speed,
      '-w',
      wav,
      text,
    ]);

    execFileSync('lame', ['--quiet', '-m', 'm', '--cbr', '-b', '24', '--resample', '22.05', wav, file]);
    rmSync(wav);
  });
}
