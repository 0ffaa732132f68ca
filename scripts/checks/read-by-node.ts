/**
 * Node reads TypeScript itself, as it does for the product, and keeps what it has compiled for the next worker; Vite
 * transforms each module, and has every name that one imports from another looked up at each use.
 */
export const readByNode = { viteModuleRunner: false, nodeLoader: false };
