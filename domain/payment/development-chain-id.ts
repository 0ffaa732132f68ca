/** Of the chain that a machine without a node of its own brings along. */
export const developmentChainId = 31_337;
