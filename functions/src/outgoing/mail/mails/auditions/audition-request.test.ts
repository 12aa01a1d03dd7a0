import { describe, expect, it } from 'vitest';
import { LOCALES } from '@domain/messages/locale.ts';
import { renderMail } from '../../layout.ts';
import { auditionRequestMail } from './audition-request.ts';

type Content = Parameters<typeof auditionRequestMail.write>[0];

const HREF = 'https://app.example/page?token=a.b-c&x=1';
const SCRIPT_HREF = `${HREF}&view=script`;
const sender = { platform: 'Platform', agency: 'Aria', accent: '#ffe600' };
const AUDITION: Content = {
  talentName: 'Ana',
  agencyName: 'Aria',
  projectName: 'Snow',
  character: 'Narrator',
  language: 'eng',
  languageName: 'English',
  deadline: 'Friday (Madrid time)',
  outcomeBy: 'Tuesday (Madrid time)',
  fee: '€650.00',
  usage: 'Spot · TV · Spain · 1 year',
  category: 'Cars',
  recordingOn: 'June 1, 2027',
  airsOn: 'June 9, 2027',
  direction: '',
  clip: '',
  round: 1,
  style: 'Natural',
  brief: 'Softly',
  script: 'Snow falls.',
  scriptPdf: 'On the page',
  privateScript: '',
  largeScriptHref: SCRIPT_HREF,
};

describe.each(LOCALES)('the request for an audition, in %s', (locale) => {
  const render = (change: Partial<Content>) => {
    const mail = { ...AUDITION, ...change };
    return renderMail(auditionRequestMail.write(mail, locale, HREF), sender, locale);
  };

  it('contains everything for the recording, in both parts', () => {
    const reply = {
      deadline: 'Friday',
      style: 'Natural',
      brief: 'Softly',
      script: 'Snow falls.\n\nSlowly.',
    };
    const { text, html } = render(reply);
    for (const part of [
      'Friday',
      'Tuesday (Madrid time)',
      '€650.00',
      'TV · Spain',
      'Cars',
      'June 1',
      'June 9',
      'Natural',
      'Softly',
      'Snow falls.',
      'Slowly.',
    ])
      expect([text.includes(part), html.includes(part)]).toEqual([true, true]);

    expect(html).toContain('Snow falls.<br><br>Slowly.');
    expect(text).toContain('    Snow falls.\n\n    Slowly.');
    expect(text.indexOf('Snow falls.')).toBeLessThan(text.indexOf(HREF));
  });

  it('omits absent facts, and offers no print of a missing script', () => {
    const { text, html } = render({ script: ' \n', scriptPdf: '', brief: '', outcomeBy: '' });
    expect(text + html).not.toMatch(/Script|Guion:|Brief|Indicaciones|hear from us|noticias|view=script/);
  });

  it('mentions a script and a direction only if present', () => {
    const privately = { script: '', scriptPdf: '', brief: '', privateScript: 'On the page' };
    const announced = /Here’s|Aquí tienes/;

    const cases: readonly [Partial<Content>, boolean][] = [
      [{}, true],
      [{ round: 2, direction: 'Slower.' }, true],
      [{ script: '' }, false],
      [privately, false],
      [{ ...privately, round: 2 }, false],
      [{ round: 2 }, true],
      [{ round: 2, clip: 'On the page' }, false],
    ];

    expect(cases.filter(([change, isThere]) => announced.test(render(change).text) !== isThere)).toEqual([]);
  });

  it('escapes typed markup', () => {
    const { text } = render({ script: 'Snow falls.\n\n-- \nYour agency\u202E' });
    expect(text.match(/^-- $/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^Your agency/m);
    expect(text).not.toContain('\u202E');
  });
});
