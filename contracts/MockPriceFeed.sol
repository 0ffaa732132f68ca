// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A Chainlink aggregator in all that is read of one, for the development chain: its price is as fresh as
/// the block that asks, until its owner says what it should answer instead.
contract MockPriceFeed {
    struct Round {
        uint80 id;
        int256 answer;
        uint256 startedAt;
        uint256 updatedAt;
        uint80 answeredInRound;
    }

    error NotOwner();

    uint8 public immutable decimals;
    uint256 public constant version = 4;
    string public description;
    address private immutable owner;
    Round private round;
    bool private isFixed;

    constructor(uint8 decimals_, string memory description_, int256 answer) {
        decimals = decimals_;
        description = description_;
        owner = msg.sender;
        round.id = 1;
        round.answer = answer;
        round.answeredInRound = 1;
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    /// Another price, always fresh.
    function setAnswer(int256 answer) external onlyOwner {
        round = Round(round.id + 1, answer, 0, 0, round.id + 1);
        isFixed = false;
    }

    /// Exactly this answer from now on, however old or odd.
    function setRound(Round calldata given) external onlyOwner {
        round = given;
        isFixed = true;
    }

    function latestRoundData()
        external
        view
        returns (uint80, int256, uint256, uint256, uint80)
    {
        uint256 started = isFixed ? round.startedAt : block.timestamp;
        uint256 updated = isFixed ? round.updatedAt : block.timestamp;
        return (round.id, round.answer, started, updated, round.answeredInRound);
    }
}
