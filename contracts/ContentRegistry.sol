// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Says who anchored which fingerprint, and when. It has no owner, holds no money and cannot be changed: entries
/// belong to the account that wrote them, so nobody can anchor, revoke or supersede in another's name.
contract ContentRegistry {
    struct Moment {
        uint64 time;
        uint64 number;
    }

    /// A root over `leaves` fingerprints (the Merkle tree of docs/proof-format.md).
    event Anchored(address indexed publisher, bytes32 indexed root, uint32 leaves);
    /// `supersededBy` is the fingerprint of the content that takes its place, or zero.
    event Revoked(address indexed publisher, bytes32 indexed content, bytes32 supersededBy);

    error NothingToAnchor();
    error AlreadyAnchored();
    error AlreadyRevoked();

    mapping(address publisher => mapping(bytes32 root => Moment)) private anchored;
    mapping(address publisher => mapping(bytes32 content => Moment)) private revoked;
    mapping(address publisher => mapping(bytes32 content => bytes32)) private successor;

    /// The first time stands: anchoring again would move the date.
    function anchor(bytes32 root, uint32 leaves) external {
        if (root == 0 || leaves == 0) revert NothingToAnchor();
        if (anchored[msg.sender][root].time != 0) revert AlreadyAnchored();
        anchored[msg.sender][root] = Moment(uint64(block.timestamp), uint64(block.number));
        emit Anchored(msg.sender, root, leaves);
    }

    /// Takes one content back, for good; its entry stays readable.
    function revoke(bytes32 content) external {
        withdraw(content, 0);
    }

    /// Says that another content has taken its place.
    function supersede(bytes32 content, bytes32 by) external {
        if (by == 0 || by == content) revert NothingToAnchor();
        withdraw(content, by);
    }

    /// All that a verifier asks, in one call; zeros where nothing is known.
    function entry(address publisher, bytes32 root, bytes32 content)
        external
        view
        returns (
            uint64 anchoredAt,
            uint64 anchoredBlock,
            uint64 revokedAt,
            uint64 revokedBlock,
            bytes32 supersededBy
        )
    {
        Moment memory made = anchored[publisher][root];
        Moment memory ended = revoked[publisher][content];
        return (made.time, made.number, ended.time, ended.number, successor[publisher][content]);
    }

    function withdraw(bytes32 content, bytes32 by) private {
        // What was superseded may still be revoked; nothing is revoked twice.
        bool isRevoked = revoked[msg.sender][content].time != 0 && successor[msg.sender][content] == 0;
        if (isRevoked) revert AlreadyRevoked();
        revoked[msg.sender][content] = Moment(uint64(block.timestamp), uint64(block.number));
        successor[msg.sender][content] = by;
        emit Revoked(msg.sender, content, by);
    }
}
