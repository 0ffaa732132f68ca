export function trimPackages(modules: string, kind: "product" | "all"): void;
