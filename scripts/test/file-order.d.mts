export declare const getFileOrder: () => { shuffle: { files: boolean; tests: boolean } };
