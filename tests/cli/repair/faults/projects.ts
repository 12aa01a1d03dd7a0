import { firestore } from '../project.ts';
import type { Fault } from './fault.ts';

export const PROJECTS: readonly Fault[] = [
  [
    'the counts of a casting, a character that is gone among them',
    'castings/film_eng',
    () =>
      firestore()
        .doc('castings/film_eng')
        .update({ 'shortlisted.hero': 4, 'shortlisted.gone': 0, 'withdrawn.hero': 1 }),
    ['castings/film_eng differs in shortlisted, withdrawn'],
  ],
  [
    'what a project says its company is called',
    'projects/ad',
    () => firestore().doc('projects/ad').update({ companyName: 'Old', words: [] }),
    ['projects/ad differs in companyName, words'],
  ],
  [
    'what its castings and licences say',
    'soldLicences/ad_1',
    async () => {
      await firestore().doc('soldLicences/ad_1').update({ companyName: 'Old' });
      await firestore().doc('castings/ad_eng').update({ 'project.companyName': 'Old' });
    },
    ['castings/ad_eng differs in project.companyName', 'soldLicences/ad_1 differs in companyName'],
  ],
];
