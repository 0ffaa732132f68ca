export const productScripts: string[];
export function isProductEnough(script: string): boolean;
