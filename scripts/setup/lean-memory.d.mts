export const leanOptions: string[];
export const leanVariables: Record<string, string>;
export function isServer(script: string): boolean;
